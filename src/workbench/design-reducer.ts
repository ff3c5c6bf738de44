import {
  type ContentType,
  DEFAULT_STYLE,
  type GradientDirection,
  type GradientType,
  type ImagePosition,
  type QrDesign,
  type QrStyle,
  type QrType,
} from '#design';

/** One thing that a visitor does to the design. */
export type DesignAction =
  | { readonly do: 'choose-type'; readonly type: ContentType }
  | { readonly do: 'type-content'; readonly content: string }
  | { readonly do: 'choose-tab'; readonly qrType: QrType }
  | { readonly do: 'change-style'; readonly style: Partial<QrStyle> }
  | { readonly do: 'choose-gradient'; readonly gradientType: GradientType | undefined }
  | { readonly do: 'choose-gradient-pair'; readonly colors: readonly [string, string] }
  | { readonly do: 'choose-direction'; readonly direction: GradientDirection }
  | { readonly do: 'set-image'; readonly customImage: string }
  | { readonly do: 'remove-image' }
  | { readonly do: 'place-image'; readonly imagePosition: ImagePosition }
  | { readonly do: 'size-image'; readonly imageSize: number }
  | { readonly do: 'reset-style' }
  | { readonly do: 'replace'; readonly design: QrDesign }
  | { readonly do: 'repair'; readonly design: QrDesign };

/** The design after an action. Choosing a content type clears the content and the fields beside it; no gradient means no `gradientType` at all. */
export function designReducer(design: QrDesign, action: DesignAction): QrDesign {
  switch (action.do) {
    case 'choose-type':
      return action.type === design.type ? design : { ...withoutDetails(design), type: action.type, content: '' };
    case 'type-content':
      return { ...design, content: action.content };
    case 'choose-tab':
      return { ...design, qrType: action.qrType };
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
      // A radial gradient has no direction: who chooses one wants the linear kind.
      return { ...design, gradientDirection: action.direction, style: withGradient(design.style, 'linear') };
    case 'set-image':
      return { ...design, customImage: action.customImage };
    case 'remove-image': {
      const { customImage: _, ...rest } = design;
      return rest;
    }
    case 'place-image':
      return { ...design, imagePosition: action.imagePosition };
    case 'size-image':
      return { ...design, imageSize: action.imageSize };
    case 'reset-style':
      return { ...design, style: DEFAULT_STYLE };
    case 'replace':
    case 'repair':
      return action.design;
  }
}

function withoutDetails({ details: _, ...design }: QrDesign): QrDesign {
  return design;
}

/** What an action changes, by a name: changes of the same field that follow closely are one step to take back. */
export function fieldOf(action: DesignAction): string {
  return action.do === 'change-style' ? Object.keys(action.style).join(' ') : action.do;
}

function withGradient(style: QrStyle, gradientType: GradientType | undefined): QrStyle {
  if (gradientType) return { ...style, gradientType };
  const { gradientType: _, ...rest } = style;
  return rest;
}
