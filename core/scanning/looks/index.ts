export { findLookFacts, type Glance, glanceAt, judgeLook, type LookAnswer, type LookRequest } from './judge-look.ts';
