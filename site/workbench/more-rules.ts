import { addRules } from '#content';
import { MORE_RULES } from '#content/more';

addRules(MORE_RULES);

export const hasMoreRules: true = true;
