// Builds the web app into dist/web: Vite, then a brotli copy beside every text file, made once at the highest level.
// It is made under another name and put in place whole, because a server may be serving the former build meanwhile.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const place = join(root, 'dist/web')
const out = join(root, 'dist/web.next')

await build({ root, logLevel: 'warn', build: { outDir: out } })
// The server decides which address gets the app's page; as index.html a static server might hand it out by itself.
renameSync(join(out, 'index.html'), join(out, 'app.html'))

for (const name of readdirSync(out, { recursive: true })) {
  if (!/\.(js|css|html|svg|json|webmanifest|txt)$/.test(name)) continue
  const file = join(out, name)
  const text = readFileSync(file)
  const small = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })
  if (small.length < text.length) writeFileSync(`${file}.br`, small)
  else rmSync(`${file}.br`, { force: true })
}

rmSync(place, { recursive: true, force: true })
renameSync(out, place)
