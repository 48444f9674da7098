// Builds the web app and the public pages into dist/web: Vite for the app and the small script of the pages, Vite again
// for the code that renders the pages, then every page once as HTML, then a brotli copy beside every file of the app,
// made once at the highest level. All of it is made under another name and put in place whole, because a server may be
// serving the former build meanwhile.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { PurgeCSS } from 'purgecss'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const place = join(root, 'dist/web')
const out = join(root, `dist/web.${process.pid}`)
const renderer = join(root, `dist/pages.${process.pid}`)

const islandsFile = 'src/islands.ts'

/** Stands for the style sheet while a page is rendered. */
const cssPlace = '/* css */'

/** Classes on the root and attributes that a script or a visitor sets: no page is built with them. */
const rootMarks = ['low-stim', 'easy-reading', 'more-contrast', 'still', 'roomy']
const states = ['open', 'hidden', 'until-found', 'aria-selected', 'aria-pressed', 'aria-invalid', 'aria-busy']

try {
  await buildWeb()
} catch (error) {
  for (const folder of [out, renderer]) rmSync(folder, { recursive: true, force: true })
  console.error(error)
  process.exit(1)
}
// The code of the pages is the app's as well; what it keeps open for a browser is not waited for.
process.exit(0)

async function buildWeb() {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: out,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: ['index.html', islandsFile, 'src/ui/site.css'],
        // Nothing of the app imports what the islands export: the script of the pages does, which is built apart.
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
  // The server decides which address gets the app's page; as index.html a static server might hand it out by itself.
  renameSync(join(out, 'index.html'), join(out, 'app.html'))
  await buildPages()
  compress()
  keepFormer()
  rmSync(place, { recursive: true, force: true })
  renameSync(out, place)
}

/**
 * The script of the public pages, apart from the app, so that what both use is not split off into files that every visitor
 * would wait for. The islands are the app's: they keep the address that they have there. Returns the script's address.
 */
async function buildPageLife(islandsAddress) {
  const [{ output }] = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'islands-of-the-app',
        enforce: 'pre',
        resolveId: (id) => (id === './islands.ts' ? { id: islandsAddress, external: 'absolute' } : undefined),
      },
    ],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2023',
      // As a library it is built without Vite's loader of style sheets, which would be half of it.
      lib: { entry: 'src/page-life.ts', formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: false,
        output: {
          entryFileNames: '_app/[name]-[hash].js',
          chunkFileNames: '_app/[name]-[hash].js',
          minify: true,
        },
      },
    },
  })
  return `/${output.find(({ isEntry }) => isEntry).fileName}`
}

async function buildPages() {
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: renderer, emptyOutDir: true, ssr: 'src/pages.tsx', copyPublicDir: false },
    ssr: { noExternal: true },
  })
  // Pages are drawn for somebody who has chosen nothing yet.
  globalThis.localStorage = { getItem: () => null }
  const { renderPages, renderFeeds } = await import(pathToFileURL(join(renderer, 'pages.js')).href)
  const made = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'))
  const address = (key) => `/${made[key].file}`
  const font = (name) => address(Object.keys(made).find((key) => key.endsWith(name)))
  const lookScript = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(join(out, 'app.html'), 'utf8'))[1]
  const css = readFileSync(join(out, made['src/ui/site.css'].file), 'utf8')
  const pages = renderPages({
    css: cssPlace,
    script: await buildPageLife(address(islandsFile)),
    fonts: [font('ui/fonts/fraunces-latin.woff2'), font('figtree-latin-wght-normal.woff2')],
    lookScript,
  })
  const pageOf = (path) => pages.find((page) => page.path === path)?.html ?? ''
  for (const { file, html, laidIn: later = '' } of pages) {
    // What a page lays into itself when it is asked for stands in it from then on.
    const laidIn = [...html.matchAll(/href="(\/texts\/[\w-]+)/g)].map(([, path]) => pageOf(path))
    const style = await cssFor(html, [html, later, ...laidIn], css)
    write(
      join(out, 'pages', `${file}.html`),
      html.replace(cssPlace, () => style),
    )
  }
  for (const { file, text } of renderFeeds(pages)) write(join(out, 'pages', file), text)
  const known = Object.fromEntries(pages.map(({ path, isGated }) => [path, { gated: isGated }]))
  write(join(out, 'pages/pages.json'), JSON.stringify(known))
  const pictures = join(root, 'content/pictures')
  cpSync(join(root, 'src/shell/favicon.svg'), join(out, 'favicon.svg'))
  cpSync(join(root, 'src/shell/manifest.webmanifest'), join(out, 'manifest.webmanifest'))
  if (existsSync(pictures)) cpSync(pictures, join(out, '_pictures'), { recursive: true })
  // What only the build needed.
  rmSync(join(out, 'manifest.json'))
  rmSync(join(out, made['src/ui/site.css'].file))
  rmSync(renderer, { recursive: true })
}

/** Of all rules for public pages those that this page can use: a first visit reads it in one go. */
async function cssFor(html, contents, css) {
  const [used] = await new PurgeCSS().purge({
    content: contents.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    defaultExtractor: namesIn,
    keyframes: true,
    variables: true,
    safelist: {
      // What only a visit sets, and what is named in a style attribute.
      standard: [...rootMarks, ...states, /^data-/],
      variables: [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    },
  })
  // Left over are variables that Tailwind registers for any rule that could come, fonts for letters beyond Latin, which
  // few pages have, and looks of fields for dates, numbers, files and searches, which none has.
  const hasRareLetters = /[\u0100-\u02b9\u1e00-\u1eff]/.test(html)
  const hasItalics = contents.some((text) => /<(em|i|cite)\b|\bitalic\b/.test(text))
  return (
    used.css
      .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
        new RegExp(`${name}[:,)]`).test(used.css) ? rule : '',
      )
      // Every browser that knows light-dark() can mix colours: the rule for the others goes.
      .replaceAll(/@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]*\{[^{}]*\})+)\}/g, '$1')
      // Said once and again for browsers of old, in the same words.
      .replaceAll(/([{;])([^{};]+)(?:;\2(?=[;}]))+/g, '$1$2')
      .replaceAll(/@font-face\{[^}]*latin-ext[^}]*\}/g, (rule) => (hasRareLetters ? rule : ''))
      .replaceAll(/@font-face\{[^}]*font-style:italic[^}]*\}/g, (rule) => (hasItalics ? rule : ''))
      .replaceAll(/::(-webkit-(date|calendar|inner|outer|search)|file-selector)[^{},]*\{[^}]*\}/g, '')
  )
}

/** What a rule can be about: elements, attributes and what these say. Words of the text are not, though many are classes. */
function namesIn(html) {
  const tags = html.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/g) ?? []
  return tags.flatMap((tag) =>
    tag
      .slice(1, -1)
      .replaceAll('&amp;', '&')
      .split(/[\s"]+|=(?=")/),
  )
}

/** A page that is open across an upgrade still finds its scripts for a day; what is older goes. */
function keepFormer() {
  const former = join(place, '_app')
  if (!existsSync(former)) return
  for (const name of readdirSync(former)) {
    const to = join(out, '_app', name)
    const isYoung = Date.now() - statSync(join(former, name)).mtimeMs < 86_400_000
    if (isYoung && !existsSync(to)) cpSync(join(former, name), to, { preserveTimestamps: true })
  }
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

// Pages are compressed by the server, which first writes its own address into them.
function compress() {
  for (const name of readdirSync(out, { recursive: true })) {
    if (name.startsWith('pages') || !/\.(js|css|html|svg|json|webmanifest|txt)$/.test(name)) continue
    const file = join(out, name)
    const text = readFileSync(file)
    const small = brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    })
    if (small.length < text.length) writeFileSync(`${file}.br`, small)
    else rmSync(`${file}.br`, { force: true })
  }
}
