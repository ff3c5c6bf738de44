export { box } from '../../site/community/avatar-art.ts';
export { SEED } from '../../site/community/plan.ts';
export { randomStream } from '../../site/community/random.ts';
export { paletteOf, SCENES } from './post-scenes.ts';
