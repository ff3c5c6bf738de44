import { type ComponentProps, useState } from 'react';
import { isUtc } from '#content';
import { controlClass, deviceZone, Field } from '#ui';
import type { FieldWords } from '#words';
import { useSeam } from '#workbench';
import { rare } from './rare-seam.ts';

interface ZoneFieldProps extends Omit<ComponentProps<typeof Field>, 'htmlFor'> {
  readonly value: string;
  readonly choices: FieldWords['choices'];
  readonly choose: (zone: string) => void;
  readonly attributes: ComponentProps<'select'> & { readonly id: string };
}

export function ZoneField({ value, choices, choose, attributes, children, ...rest }: ZoneFieldProps) {
  const { loaded } = useSeam(rare);
  const [found, setFound] = useState<readonly string[] | null>(null);
  const chosen = value === '' || isUtc(value) ? UTC : value;
  const zones = zonesWith(chosen);
  // Naming all zones would take up to a second on a phone.
  const nameOf = (zone: string) => (found || zone === chosen) && loaded?.zoneName(zone);
  return (
    <Field
      {...rest}
      htmlFor={attributes.id}
      aside={loaded && <loaded.ZoneSearch zones={zones} value={chosen} choose={choose} show={setFound} />}
    >
      <select {...attributes} className={controlClass} value={chosen} onChange={({ target }) => choose(target.value)}>
        {[...new Set([...(found ? [chosen, ...found] : [UTC, FLOATING, ...zones])])].map((zone) => (
          <option key={zone} value={zone}>
            {choices?.[zone === UTC ? '' : zone] ?? (nameOf(zone) || zone.replaceAll('_', ' '))}
          </option>
        ))}
      </select>
      <div role="status">{loaded && <loaded.ZonesFound found={found} />}</div>
      {children}
    </Field>
  );
}

/** Written into the design, because an empty zone is replaced by the device's when the first moment is typed. */
const UTC = 'UTC';

const FLOATING = 'floating';

/** The device's own time zone may be missing in the list of the browser, and so may that of a design. */
function zonesWith(chosen: string): string[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !isUtc(zone));
  return [...new Set([deviceZone(), chosen, UTC, ...others])];
}
