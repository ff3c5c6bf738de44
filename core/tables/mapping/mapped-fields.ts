import { type DetailField, detailFields } from '#content';
import type { ContentType } from '#design';

/** Returns the fields that a type's templates may fill, `content` first. Only a pasted payload brings the others. */
export function mappedFields(type: ContentType): readonly (readonly [name: string, field: DetailField | null])[] {
  return [['content', null], ...detailFields(type).filter(([, { isBrought }]) => !isBrought)];
}
