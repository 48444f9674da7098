// Every setting that config.server.ts reads stands in .env.example, and nothing else does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingNames } from '../src/platform/config.server.ts'

const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8')
const listed = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1])
const missing = settingNames.filter((name) => !listed.includes(name))
const unknown = listed.filter((name) => !settingNames.includes(name))
if (missing.length > 0) console.error(`.env.example does not list ${missing.join(', ')}`)
if (unknown.length > 0) console.error(`.env.example lists what nobody reads: ${unknown.join(', ')}`)
process.exit(missing.length + unknown.length > 0 ? 1 : 0)
