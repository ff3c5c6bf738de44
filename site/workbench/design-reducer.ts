import type { ContentParts, Details, TypedContent } from '#content';
import {
  type ContentType,
  DEFAULT_STYLE,
  DEFAULT_WEAVE,
  type FilePart,
  type GradientDirection,
  type GradientType,
  type ImagePosition,
  type LeftOut,
  type QrDesign,
  type QrStyle,
  type QrType,
  type SecretKind,
  type Weave,
  withFilePart,
} from '#design';

export type DesignAction =
  | { readonly do: 'choose-type'; readonly type: ContentType }
  | { readonly do: 'type-content'; readonly content: string }
  /** A detail field is one besides the content, such as a password. `beside` are others that change with it. */
  | { readonly do: 'type-detail'; readonly name: string; readonly text: string; readonly beside?: Details }
  /** Replaces a pasted payload by the fields that it contains. */
  | { readonly do: 'take-apart'; readonly parts: ContentParts }
  /** Replaces content that is a payload of another type. */
  | { readonly do: 'switch-type'; readonly typed: TypedContent }
  | { readonly do: 'choose-tab'; readonly qrType: QrType }
  | { readonly do: 'change-style'; readonly style: Partial<QrStyle> }
  | { readonly do: 'choose-gradient'; readonly gradientType: GradientType | undefined }
  | { readonly do: 'choose-gradient-pair'; readonly colors: readonly [string, string] }
  | { readonly do: 'choose-direction'; readonly direction: GradientDirection }
  | { readonly do: 'set-image'; readonly customImage: string }
  | { readonly do: 'remove-image' }
  | { readonly do: 'place-image'; readonly imagePosition: ImagePosition }
  | { readonly do: 'size-image'; readonly imageSize: number }
  /** Undefined: white. */
  | { readonly do: 'color-box'; readonly imageBox: string | undefined }
  | { readonly do: 'weave'; readonly weave: Partial<Weave> }
  | { readonly do: 'lay-over' }
  /** Words below the code and a frame, which only files contain. */
  | { readonly do: 'caption'; readonly change: FilePart }
  | { readonly do: 'reset-style' }
  /** `edited`: the id of the stored code from which the design was opened. */
  | { readonly do: 'replace'; readonly design: QrDesign; readonly edited?: string | null }
  | { readonly do: 'fix'; readonly design: QrDesign };

/**
 * Returns the design after an action, or the same object if the action chooses the current type or tab. Choosing
 * another content type clears the content, the detail fields and the caption. A style without a gradient has no
 * `gradientType`.
 */
export function designReducer(design: QrDesign, action: DesignAction): QrDesign {
  switch (action.do) {
    case 'choose-type':
      return action.type === design.type ? design : { ...withoutTyped(design), type: action.type, content: '' };
    case 'type-content':
      return withLeftOut({ ...design, content: action.content }, 'content', undefined);
    case 'type-detail':
      return typeDetail(design, action.name, action.text, action.beside);
    case 'take-apart':
      return takeApart(design, action.parts);
    case 'switch-type': {
      const { type, content, details = {} } = action.typed;
      return withDetails({ ...withoutTyped(design), type, content }, details);
    }
    case 'choose-tab':
      return action.qrType === design.qrType ? design : { ...design, qrType: action.qrType };
    case 'change-style':
      return { ...design, style: { ...design.style, ...action.style } };
    case 'choose-gradient':
      return { ...design, style: withGradient(design.style, action.gradientType) };
    case 'choose-gradient-pair': {
      const [gradientColor1, gradientColor2] = action.colors;
      const gradientType = design.style.gradientType ?? 'linear';
      return { ...design, style: { ...design.style, gradientType, gradientColor1, gradientColor2 } };
    }
    case 'choose-direction':
      // A radial gradient has no direction, so choosing a direction makes the gradient linear.
      return { ...design, gradientDirection: action.direction, style: withGradient(design.style, 'linear') };
    case 'set-image': {
      // The image belongs to the custom style. The box, the crop and the focus were those of the earlier image.
      const { imageBox: _, ...rest } = design;
      return {
        ...rest,
        qrType: 'custom',
        customImage: action.customImage,
        ...(design.weave && { weave: { ...design.weave, crop: DEFAULT_WEAVE.crop, focus: DEFAULT_WEAVE.focus } }),
      };
    }
    case 'remove-image': {
      const { customImage: _, imageBox: __, weave: ___, ...rest } = design;
      return rest;
    }
    case 'place-image':
      return { ...design, imagePosition: action.imagePosition };
    case 'size-image':
      return { ...design, imageSize: action.imageSize };
    case 'color-box':
      return { ...design, imageBox: action.imageBox };
    case 'weave':
      return { ...design, imagePosition: 'full', weave: withWeave(design.weave ?? DEFAULT_WEAVE, action.weave) };
    case 'lay-over': {
      const { weave: _, ...rest } = design;
      return rest;
    }
    case 'caption':
      return withFilePart(design, action.change);
    case 'reset-style':
      return { ...design, style: DEFAULT_STYLE };
    case 'replace':
    case 'fix':
      return action.design;
  }
}

function withoutTyped({ leftOut: _, caption: __, ...design }: QrDesign): QrDesign {
  return withoutDetails(design);
}

/** Marks a secret as missing from a field or, if `secret` is undefined, removes the mark. */
function withLeftOut(design: QrDesign, field: string, secret: SecretKind | undefined): QrDesign {
  if (design.leftOut?.[field] === secret) return design;
  const { leftOut = {}, ...rest } = design;
  const { [field]: _, ...others } = leftOut;
  const noted: LeftOut = secret ? { ...others, [field]: secret } : others;
  return Object.keys(noted).length > 0 ? { ...rest, leftOut: noted } : rest;
}

function typeDetail(design: QrDesign, name: string, text: string, beside: Details = {}): QrDesign {
  const typed = withDetails(design, { ...design.details, ...beside, [name]: text });
  return design.leftOut?.[name] === 'password' ? typed : withLeftOut(typed, name, undefined);
}

function takeApart(design: QrDesign, { content, details }: ContentParts): QrDesign {
  const apart = withDetails({ ...design, content }, details);
  if (design.leftOut?.content !== 'password') return apart;
  return withLeftOut(withLeftOut(apart, 'content', undefined), 'password', 'password');
}

function withoutDetails({ details: _, ...design }: QrDesign): QrDesign {
  return design;
}

function withDetails(design: QrDesign, details: Details): QrDesign {
  const filled = Object.entries(details).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return filled.length > 0 ? { ...design, details: Object.fromEntries(filled) } : withoutDetails(design);
}

/** Returns a name for the field that an action changes. Quick changes of the same field are one undo step. */
export function fieldOf(action: DesignAction): string {
  if (action.do === 'caption') return `caption ${Object.keys(action.change).join(' ')}`;
  if (action.do === 'weave') return `weave ${Object.keys(action.weave).join(' ')}`;
  if (action.do === 'change-style') return Object.keys(action.style).join(' ');
  return action.do === 'type-detail' ? `detail ${action.name}` : action.do;
}

/** Changes weave settings. The default detail, bold, is stored as an absent `detail`. */
function withWeave(weave: Weave, change: Partial<Weave>): Weave {
  const { detail, ...rest } = { ...weave, ...change };
  return { ...rest, ...(detail && { detail }) };
}

function withGradient(style: QrStyle, gradientType: GradientType | undefined): QrStyle {
  if (gradientType) return { ...style, gradientType };
  const { gradientType: _, ...rest } = style;
  return rest;
}

/** `edited`: the id of the stored code from which the design was opened, or null. */
export interface HistoryStep {
  readonly design: QrDesign;
  readonly edited: string | null;
}

/** The current step, with the steps to which undo and redo lead. The last element of each list is the nearest. */
export interface History extends HistoryStep {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  /** Null in a new history, and after undo and redo. `at` in milliseconds. */
  readonly last: { readonly field: string; readonly at: number } | null;
}

const MOST_STEPS = 100;

/** Milliseconds. Quicker changes of the same field are one step. */
const STILL_CHANGING = 1000;

export function startHistory(design: QrDesign, edited: string | null = null): History {
  return { design, edited, past: [], future: [], last: null };
}

/** Adds a step, or changes the last after a quick change of its field. Drops undone steps. `at` in milliseconds. */
export function addStep(
  history: History,
  design: QrDesign,
  field: string,
  at: number,
  edited: string | null = history.edited,
): History {
  if (design === history.design) return history;
  const { last } = history;
  // The field `replace` means that the whole design was replaced. Each replacement is a step, even in quick succession.
  const isSameStep = last?.field === field && field !== 'replace' && at - last.at < STILL_CHANGING;
  const past = isSameStep ? history.past : [...history.past, stepOf(history)].slice(-MOST_STEPS);
  return { design, edited, past, future: [], last: { field, at } };
}

export function undo(history: History): History | null {
  const { past, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? null
    : { ...before, past: past.slice(0, -1), future: [...future, stepOf(history)], last: null };
}

export function redo(history: History): History | null {
  const { past, future } = history;
  const after = future.at(-1);
  return after === undefined
    ? null
    : { ...after, past: [...past, stepOf(history)], future: future.slice(0, -1), last: null };
}

function stepOf({ design, edited }: History): HistoryStep {
  return { design, edited };
}
