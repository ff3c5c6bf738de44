import { expect, it } from 'vitest';
import { closure } from './manifest.mjs';

const MANIFEST = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'], css: ['base.css'] },
  'page.tsx': { file: 'page.js', imports: ['_shared.js', '_own.js'], dynamicImports: ['later.ts'], css: ['page.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'], css: ['shared.css'] },
  '_own.js': { file: 'own.js', imports: ['page.tsx'] },
  '_deep.js': { file: 'deep.js' },
  'later.ts': { file: 'later.js', css: ['later.css'] },
};

it('closure lists the scripts and style sheets of the sources and of their static imports, each only once', () => {
  const { scripts, styles } = closure(MANIFEST, 'index.html', 'page.tsx');
  expect(scripts.toSorted()).toEqual(['deep.js', 'entry.js', 'own.js', 'page.js', 'shared.js']);
  expect(styles.toSorted()).toEqual(['base.css', 'page.css', 'shared.css']);
});

it('closure throws for a source that is not in the build', () => {
  expect(() => closure(MANIFEST, 'gone.ts')).toThrow('no chunk of gone.ts');
});
