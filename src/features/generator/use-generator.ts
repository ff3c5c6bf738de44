import { useCallback, useEffect, useReducer, useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router';
import { DEFAULT_DESIGN, DEFAULT_GRADIENT_DIRECTION, type GradientDirection, type QrDesign } from '#design';
import {
  appendAnalytics,
  generatedCode,
  newCodeId,
  readGradientDirection,
  saveGenerated,
  takeTemplate,
  writeGradientDirection,
} from '#storage';
import { showToast } from '#ui';
import { imageOf, isBlank } from './design-facts.ts';
import { designReducer } from './design-reducer.ts';
import { painted } from './painted.ts';
import { loadMaker } from './use-maker.ts';

/** The design of this visit: a visitor who comes back from another page finds it as it was left. */
let lastDesign: QrDesign = DEFAULT_DESIGN;

/** A picture, and the design that it shows: with another design it is out of date. */
interface MadePicture {
  readonly design: QrDesign;
  readonly image: string;
}

function failed(message: string, cause: unknown): void {
  console.error(new Error('Failed to generate QR code', { cause }));
  showToast({ kind: 'error', message });
}

/** Makes the picture, keeps it where /preview finds it, and adds the analytics record. */
async function generateAndKeep(design: QrDesign, direction: GradientDirection): Promise<string> {
  generatedCode.setGenerating(true);
  try {
    const [{ makePicture }] = await Promise.all([loadMaker(), painted()]);
    const image = await makePicture(design, direction);
    const id = newCodeId();
    saveGenerated({ image, id });
    const { content, type, qrType } = design;
    appendAnalytics({ id, content, type, qrType, customImage: imageOf(design) !== undefined });
    return image;
  } finally {
    generatedCode.setGenerating(false);
  }
}

/** What the generator holds and does: one design, its remembered gradient direction, and the way to a picture. */
export function useGenerator() {
  const [design, dispatch] = useReducer(designReducer, lastDesign);
  const [direction, setDirection] = useState(() => readGradientDirection() ?? DEFAULT_GRADIENT_DIRECTION);
  const [isGenerating, setIsGenerating] = useState(false);
  const [made, setMade] = useState<MadePicture | null>(null);
  const [repaired, setRepaired] = useState<{ readonly before: QrDesign; readonly after: QrDesign } | null>(null);
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  const initialDirection = useRef(direction);

  useEffect(() => {
    lastDesign = design;
  }, [design]);

  useEffect(() => {
    // Taking the template removes it, so a second run of this effect finds none.
    const template = takeTemplate();
    if (!template) return;
    dispatch({ do: 'replace', design: template });
    showToast({ kind: 'success', message: 'Template loaded successfully!' });
    setIsGenerating(true);
    generateAndKeep(template, initialDirection.current)
      .then((image) => {
        setMade({ design: template, image });
        showToast({ kind: 'success', message: 'QR code generated successfully from template!' });
      })
      .catch((error: unknown) => failed('Failed to generate QR code from template. Please try again.', error))
      .finally(() => setIsGenerating(false));
  }, []);

  async function generate(): Promise<void> {
    if (isGenerating || isLeaving) return;
    if (isBlank(design)) {
      showToast({ kind: 'error', message: 'Please enter content for your QR code' });
      return;
    }
    setIsGenerating(true);
    // Each navigation, also one whose page is still on its way, puts another object here.
    const place = history.state;
    try {
      await generateAndKeep(design, direction);
      // Who has gone elsewhere stays there. Else, until the page that follows has come, the work is not done.
      if (history.state === place) startLeaving(() => void navigate('/preview'));
    } catch (error) {
      failed('Failed to generate QR code. Please try again.', error);
    } finally {
      setIsGenerating(false);
    }
  }

  const chooseDirection = useCallback((chosen: GradientDirection): void => {
    setDirection(chosen);
    writeGradientDirection(chosen);
    // A radial gradient has no direction: who chooses one wants the linear kind.
    dispatch({ do: 'choose-gradient', gradientType: 'linear' });
  }, []);

  function repair({ design: after }: { readonly design: QrDesign }): void {
    dispatch({ do: 'replace', design: after });
    setRepaired({ before: design, after });
  }

  function undoRepair(): void {
    if (repaired) dispatch({ do: 'replace', design: repaired.before });
  }

  return {
    design,
    dispatch,
    direction,
    chooseDirection,
    isGenerating: isGenerating || isLeaving,
    generate,
    /** The picture made from a template, as long as the design is still that template. */
    picture: made?.design === design ? made.image : null,
    /** Puts a repaired design in the place of this one. */
    repair,
    /** Takes the last repair back, as long as nothing else was changed since. */
    undoRepair: repaired?.after === design ? undoRepair : undefined,
  };
}
