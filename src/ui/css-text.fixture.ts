// Vitest empties imported style sheets, and this side of the code has no Node types: so the tests that read CSS get
// exactly one function of Node, declared here and nowhere else.
declare const process: {
  getBuiltinModule: (name: 'node:fs') => { readFileSync: (file: URL, encoding: 'utf8') => string }
}

/** The text of a style sheet of this folder. */
export function cssText(name: 'tokens.css' | 'fonts.css' | 'base.css'): string {
  return process.getBuiltinModule('node:fs').readFileSync(new URL(name, import.meta.url), 'utf8')
}
