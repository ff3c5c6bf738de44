import type { Page } from '@playwright/test';
import { loadTemplate, openFields } from './fields-page.ts';
import { arriveAtPreview, decode, download, generate, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** What a visitor types for one type of content, and the text of the resulting code. */
interface Journey {
  readonly button: string;
  readonly label: string;
  readonly typed: string;
  readonly title: string;
  /** The label of each control in order, with the typed text or the pressed keys. */
  readonly fields: readonly (readonly [label: string, typed: string])[];
  readonly text: string;
}

const journeys: readonly Journey[] = [
  {
    button: 'WiFi',
    label: 'Network Name (SSID)',
    typed: 'Café;Net',
    title: 'Password and security',
    fields: [
      ['Password', 'p;a,s:s\\w"d'],
      ['Show password', ''],
      ['Security', ''],
      ['Hidden network', ' '],
    ],
    text: 'WIFI:T:WPA;S:Café\\;Net;P:p\\;a\\,s\\:s\\\\w\\"d;H:true;;',
  },
  {
    button: 'SMS',
    label: 'Sms Content',
    typed: '+1 (415) 555-0123',
    title: 'Message',
    fields: [['Message', 'Hello: see https://x.y/?a=1&b=2']],
    text: 'SMSTO:+14155550123:Hello: see https://x.y/?a=1&b=2',
  },
  {
    button: 'Email',
    label: 'Email Address',
    typed: 'a+b@example.com, c@example.com',
    title: 'Subject and message',
    fields: [
      ['Cc', 'd+e@example.com'],
      ['Subject', 'Q&A 100%'],
      ['Message', 'Hi\n\nBye +1'],
    ],
    text: 'mailto:a%2Bb@example.com,c@example.com?cc=d%2Be@example.com&subject=Q%26A%20100%25&body=Hi%0D%0A%0D%0ABye%20%2B1',
  },
  {
    button: 'vCard',
    label: 'Vcard Content',
    typed: "Zoë O'Brien",
    title: 'More about this contact',
    fields: [
      ['Given name', 'Zoë'],
      ['Family name', "O'Brien"],
      ['Organization', 'Smith, Jones \\ Co.'],
      ['Job title', 'Head, Ops'],
      ['Mobile', '+14155550123'],
      ['Work phone', '+49 30 123456'],
      ['Email', 'zoe@example.com'],
      ['Website', 'example.com'],
      ['Street', '1 Main St, Apt 2'],
      ['Postal code', '50667'],
      ['City', 'Köln'],
      ['Country', 'Germany'],
      ['Note', 'Line 1\nLine 2'],
    ],
    text: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      "N:O'Brien;Zoë;;;",
      "FN:Zoë O'Brien",
      'ORG:Smith\\, Jones \\\\ Co.',
      'TITLE:Head\\, Ops',
      'TEL;TYPE=CELL:+14155550123',
      'TEL;TYPE=WORK:+49 30 123456',
      'EMAIL:zoe@example.com',
      'ADR;TYPE=WORK:;;1 Main St\\, Apt 2;Köln;;50667;Germany',
      'URL:https://example.com',
      'NOTE:Line 1\\nLine 2',
      'END:VCARD',
      '',
    ].join('\r\n'),
  },
];

test('four types have hidden detail fields, which can be opened and filled with the keyboard; seven have none', async ({
  page,
}) => {
  await openGenerator(page);
  const panel = page.getByRole('region', { name: 'QR Content' });
  const draft = page.getByRole('region', { name: 'Preview', exact: true }).getByRole('img', { name: /^QR code for/ });
  for (const button of ['URL', 'Phone', 'Text', 'Instagram', 'YouTube', 'Facebook', 'Twitter']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(panel.locator('summary')).toHaveCount(0);
  }
  for (const { button, label, typed, title, fields, text } of journeys) {
    await test.step(button, async () => {
      await page.getByRole('button', { name: button, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(label, { exact: true }).focus();
      // Typed key by key, a text would make the page draw a code for each letter, which takes longer.
      await page.keyboard.insertText(typed);
      for (const [name] of fields) await expect(page.getByLabel(name, { exact: true }).first()).toBeHidden();
      await page.keyboard.press('Tab');
      if (button === 'WiFi') {
        await expect(panel.getByText('Open network: anyone can join.')).toBeVisible();
        await expect(panel.getByRole('button', { name: 'Add a password' })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(panel.getByRole('button', { name: 'No password' })).toBeFocused();
        await page.keyboard.press('Tab');
      }
      await expect(page.locator('summary', { hasText: title })).toBeFocused();
      await page.keyboard.press('Enter');
      for (const [name, keys] of fields) {
        const control =
          name === 'Show password' ? panel.getByRole('button', { name }) : panel.getByLabel(name, { exact: true });
        await expect(control).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(control).toBeFocused();
        if (keys.length > 1) await page.keyboard.insertText(keys);
        else await page.keyboard.type(keys);
      }
      await expect.poll(async () => decode(await draft.screenshot())).toEqual([text]);
    });
  }
  await test.step('Enter in a detail field generates the code', async () => {
    await panel.getByLabel('City', { exact: true }).press('Enter');
    await arriveAtPreview(page);
    expect(await decode(await download(page))).toEqual([journeys[journeys.length - 1].text]);
  });
});

test('detail fields open for a template, are emptied for a new type, show cautions, and suffice for a code', async ({
  page,
}) => {
  await test.step('a template with details opens their fields', async () => {
    await loadTemplate(page, { type: 'vcard', content: '', details: { organisation: 'Smith, Jones' } });
    await expect(page.getByLabel('Organization')).toHaveValue('Smith, Jones');
    // The section stays open after the visitor has emptied its only filled field.
    await page.getByLabel('Organization').fill('');
    await expect(page.getByLabel('Organization')).toBeFocused();
  });

  await test.step('the message of an SMS does not become the message of an email', async () => {
    await openFields(page, 'SMS');
    await page.getByLabel('Message').fill('Hello');
    await openFields(page, 'Email');
    await expect(page.getByLabel('Message')).toHaveValue('');
    await expect(page.getByText(/Your code will contain/)).toHaveCount(0);
  });

  await test.step('what a contact will contain is shown by its fields, and as raw text on demand', async () => {
    await page.getByRole('button', { name: 'vCard', exact: true }).click();
    await page.getByLabel('Vcard Content').fill('Jane Doe\n+44 20 7946 0958\njane@example.com\nRoom 4');
    const held = page.getByText('Your code will contain:').locator('..');
    await expect(held.getByRole('term')).toHaveText(['Type', 'Name', 'Phone', 'Email', 'Note']);
    await expect(held.getByRole('definition')).toHaveText([
      'vCard',
      'Jane Doe',
      '+44 20 7946 0958',
      'jane@example.com',
      'Room 4',
    ]);
    const raw = page.getByRole('code').getByText('BEGIN:VCARD');
    await expect(raw).toHaveCount(0);
    await page.getByText('Raw text').click();
    await expect(raw).toBeVisible();
  });

  await test.step('a Wi-Fi password without a network name makes no code, and the page asks for the name', async () => {
    const panel = await openFields(page, 'WiFi');
    await panel.getByLabel('Password', { exact: true }).fill('longenough');
    await expect(page.getByLabel('Network Name (SSID)')).toHaveAccessibleDescription(/needs the network name/);
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await expect(page.getByText('Please enter content for your QR code').first()).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('a caution describes its field and says what to do', () => fillCautiously(page));

  await test.step('a press mends a slip in a link, and a space after the name of a network', async () => {
    await page.getByRole('button', { name: 'URL', exact: true }).click();
    await page.getByLabel('Website URL').fill('ttps://example.com');
    await page.getByRole('button', { name: 'Use this link' }).click();
    await expect(page.getByLabel('Website URL')).toHaveValue('https://example.com');
    await expect(page.getByLabel('Website URL')).toBeFocused();
    await page.getByRole('button', { name: 'WiFi', exact: true }).click();
    await page.getByLabel('Network Name (SSID)').fill('Guest ');
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByLabel('Network Name (SSID)')).toHaveValue('Guest');
  });

  await test.step('nobody is told that an open network scans everywhere before choosing it', async () => {
    const preview = page.getByRole('region', { name: 'Preview', exact: true });
    await expect(preview.getByText('Open network?')).toBeVisible();
    await page.getByRole('button', { name: 'No password' }).click();
    await expect(preview.getByText('Open network?')).toBeHidden();
    await expect(page.getByLabel('Network Name (SSID)')).toBeFocused();
    await page.getByRole('button', { name: 'Add a password' }).click();
    await expect(page.getByLabel('Security')).toHaveValue('wpa');
    await expect(preview.getByText('Open network?')).toBeVisible();
  });

  await test.step('what a contact says in the text stands in its fields, and a field that is typed over wins', async () => {
    const panel = await openFields(page, 'vCard');
    await page.getByLabel('Vcard Content').fill('Jane Doe\n+1 415 555 0123\njane@example.com');
    const mobile = panel.getByLabel('Mobile', { exact: true });
    await expect(mobile).toHaveValue('+1 415 555 0123');
    await expect(mobile).toHaveAccessibleDescription(/From the text above/);
    await mobile.fill('+1 415 555 0199');
    await expect(mobile).not.toHaveAccessibleDescription(/From the text above/);
    await expect(page.getByText("isn't used")).toBeVisible();
    const contained = page.getByText(/EMAIL:jane@example.com/);
    await expect(contained).toHaveText(/^(?!.*0123).*CELL:\+1 415 555 0199/s);
    await expect(page.getByLabel('Vcard Content')).toHaveValue(/0123/);
  });

  await test.step('a subject without an email address makes a code', async () => {
    await openFields(page, 'Email');
    await page.getByLabel('Subject').fill('Hello');
    await generate(page);
    expect(await decode(await download(page))).toEqual(['mailto:?subject=Hello']);
  });
});

/** Checks the cautions about a Wi-Fi network. Its detail fields must be open at first, and are closed at the end. */
async function fillCautiously(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'QR Content' });
  const [name, password] = [page.getByLabel('Network Name (SSID)'), panel.getByLabel('Password', { exact: true })];
  await name.fill('Home');
  await password.fill('short');
  await expect(password).toHaveAccessibleDescription(/Leave it empty .* 8 to 63 characters.* Check it/);
  await password.fill('long enough');
  await expect(password).not.toHaveAccessibleDescription(/characters/);
  await panel.getByLabel('Security').selectOption('WEP');
  await expect(password).toHaveAccessibleDescription(/5 or 13 characters/);
  await panel.getByLabel('Security').selectOption('None');
  await expect(password).toHaveAccessibleDescription(/left out/);
  await name.fill('é'.repeat(17));
  await expect(name).toHaveAccessibleDescription(/limited to 32 bytes; this one is 34/);
  // The cautions of a closed section are shown at the field for the content.
  await page.locator('summary', { hasText: 'Password and security' }).click();
  await expect(name).toHaveAccessibleDescription(/left out/);
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('open fields are large enough for fingers, and fit 320 px', async ({ page }) => {
    await openGenerator(page);
    for (const { button, label } of journeys) {
      const panel = await openFields(page, button);
      await page.getByLabel(label).fill('0171 1234567');
      // All fields are filled in one task, so that the page draws only one code.
      await panel.locator('details input:not([type=checkbox]), details textarea').evaluateAll((fields) => {
        for (const field of fields as (HTMLInputElement | HTMLTextAreaElement)[]) {
          const prototype = Object.getPrototypeOf(field);
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, 'My\\network');
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
      const first = panel.locator('details').locator('input:not([type=checkbox]), textarea').first();
      await expect(first).toHaveValue('My\\network');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, button).toBeLessThanOrEqual(0);
      const small = await panel
        .locator('summary, details :is(input:not([type=checkbox]), textarea, select, button, label:has(input))')
        .evaluateAll((targets) => targets.filter((target) => target.getBoundingClientRect().height < 44).length);
      expect(small, button).toBe(0);
    }
  });
});
