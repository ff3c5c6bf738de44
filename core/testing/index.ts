export { arrowCases } from './arrow-cases.ts';
export { besideEachOther } from './beside-each-other.ts';
export { expectLinear } from './doubling.ts';
export { loadJudgeTools } from './judge-tools.ts';
export { createRandom, pick, type Random } from './random.ts';
export { drawSample, SAMPLE_PICTURES, type SamplePicture } from './sample-pictures.ts';
export { spoilModules } from './spoil-modules.ts';
export { WEARS, type Wear, wornPrint } from './worn-prints.ts';
export { WOVEN_DESIGN, wovenFlower } from './woven-design.ts';
export {
  alphanumericBits,
  applicationBits,
  type Bits,
  byteBits,
  eciBits,
  GS1_BITS,
  hanziBits,
  kanjiBits,
  partBits,
  writtenSymbol,
} from './written-symbol.ts';
