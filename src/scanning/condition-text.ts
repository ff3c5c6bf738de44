/** The conditions that pictures are read under, in their order, as the table of details names them. */
export const CONDITION_TEXT = {
  'as-is': 'As it is',
  'white-page': 'On a white page',
  'dark-page': 'On a dark page',
  small: 'Small (120 px)',
  'small-dark': 'Small, on a dark page',
  blurred: 'Blurred',
  rotated: 'Rotated 20°',
  tilted: 'Tilted 35°',
  noisy: 'Noisy',
  recompressed: 'Recompressed',
  'washed-out': 'Washed out',
  'uneven-light': 'Uneven light',
  photo: 'Photo of a screen',
  'photo-dark': 'Photo of a dark screen',
} as const satisfies Record<string, string>;

export type ConditionId = keyof typeof CONDITION_TEXT;
