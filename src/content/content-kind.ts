import type { ContentType } from '#design';

/** How one content type is asked for: its button and its one input, in the specification's words. */
export interface ContentKind {
  readonly type: ContentType;
  readonly buttonLabel: string;
  readonly inputLabel: string;
  readonly placeholder: string;
  readonly isMultiline: boolean;
  readonly inputMode?: 'url' | 'email' | 'tel' | 'text';
  readonly autoComplete?: string;
}

/** What a code will hold. `caution`: one short sentence for the visitor where the text may not do what was meant. */
export interface EncodedContent {
  readonly text: string;
  readonly caution?: string;
}

/** A single-line kind labelled `{Type} Content` with the placeholder `Enter {type} content`. */
export function genericKind(type: ContentType, buttonLabel: string): ContentKind {
  return {
    type,
    buttonLabel,
    inputLabel: `${type.charAt(0).toUpperCase()}${type.slice(1)} Content`,
    placeholder: `Enter ${type} content`,
    isMultiline: false,
  };
}
