import { useEffect, useId, useState } from 'react';
import { Field, SelectField, Tick } from '#ui';
import { cameraWords as words } from '#words/check';
import { useAnswer } from '#workbench';
import styles from '../check.module.css';
import { type CameraAbilities, readAbilities } from './camera-abilities.ts';

interface CameraToolsProps {
  readonly track: MediaStreamTrack;
  readonly choose: (deviceId: string) => void;
}

export function CameraTools({ track, choose }: CameraToolsProps) {
  const { torch, zoom } = useAbilities(track);
  const cameras = useCameras(track);
  const [isLit, setIsLit] = useState(false);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const id = useId();

  function apply(change: Record<string, boolean | number>): void {
    // TypeScript does not know these constraints. A camera that refuses them goes on as it was.
    track.applyConstraints({ advanced: [change as MediaTrackConstraintSet] }).catch(console.warn);
  }

  return (
    <>
      {cameras.length > 1 && (
        <SelectField label={words.which} value={track.getSettings().deviceId ?? ''} choose={choose}>
          {cameras.map(({ deviceId, label }, index) => (
            <option key={deviceId} value={deviceId}>
              {label || words.unnamed({ place: index + 1 })}
            </option>
          ))}
        </SelectField>
      )}
      {torch && (
        <Tick
          checked={isLit}
          onChange={({ target }) => {
            setIsLit(target.checked);
            apply({ torch: target.checked });
          }}
        >
          {words.torch}
        </Tick>
      )}
      {zoom && (
        <Field label={words.zoom} htmlFor={id}>
          <input
            id={id}
            type="range"
            className={styles.zoom}
            {...zoom}
            value={zoomed ?? zoom.min}
            onChange={({ target }) => {
              setZoomed(target.valueAsNumber);
              apply({ zoom: target.valueAsNumber });
            }}
          />
        </Field>
      )}
    </>
  );
}

const NO_ABILITIES: CameraAbilities = { torch: false, zoom: null };

/** Milliseconds after its start at which a camera is asked again: until then, some phones report no abilities. */
const LATE = 600;

function useAbilities(track: MediaStreamTrack): CameraAbilities {
  const [known, setKnown] = useState({ track, abilities: NO_ABILITIES });
  useEffect(() => {
    const ask = (): void => setKnown({ track, abilities: readAbilities(track.getCapabilities?.()) });
    ask();
    const timer = setTimeout(ask, LATE);
    return () => clearTimeout(timer);
  }, [track]);
  return known.track === track ? known.abilities : NO_ABILITIES;
}

function useCameras(track: MediaStreamTrack): readonly MediaDeviceInfo[] {
  // With a new track, other cameras may be known.
  const devices = useAnswer([track], () => navigator.mediaDevices.enumerateDevices()).latest ?? [];
  return devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
}
