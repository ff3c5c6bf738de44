import type { Locator, Page } from '@playwright/test';
import { generate } from './generator-page.ts';

/** Locates the cards of *Your codes*. */
export function codesOf(page: Page) {
  return page.getByRole('region', { name: 'Your codes' }).getByRole('article');
}

/** Generates the code of a link and goes back to the home page. */
export async function makeCode(page: Page, content: string): Promise<void> {
  await page.getByLabel('Website URL').fill(content);
  await generate(page);
  await page.getByRole('link', { name: 'Change the design' }).click();
}

/** Adds older copies of the only code to the database. Their texts end in numbers from 1 on. */
export async function copyInDatabase(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (copies) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('quietzone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['codes', 'pictures'], 'readwrite');
          const [codes, pictures] = [transaction.objectStore('codes'), transaction.objectStore('pictures')];
          const [reading, picture] = [codes.getAll(), pictures.getAll()];
          picture.onsuccess = () => {
            const [code] = reading.result;
            for (let k = 1; k <= copies; k++) {
              const id = String(Number(code.id) - k);
              codes.put({ ...code, id, text: `https://example.com/${k}` });
              pictures.put(picture.result[0], id);
            }
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    count,
  );
}

/** Chooses an entry from the menu of a card. */
export async function choose(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: /^More for/ }).click();
  await card.getByRole('button', { name }).click();
}
