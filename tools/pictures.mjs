// Takes the pictures of the public pages: the real product with the demo account in it, on a phone's screen, light and
// dark; and the icons and the share picture from the logo. Run it by hand after a change of the look, with the web app
// built: node tools/pictures.mjs. It starts a server of its own on a data folder that it throws away.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')
const place = join(root, 'content/pictures')
const size = { width: 390, height: 720 }

/** Name of a picture, where it is taken, and the region that stands at its top. */
const pictures = [
  { name: 'home', path: '/home' },
  { name: 'day', path: '/day-plan' },
  { name: 'evening', path: '/evening-reflection' },
  { name: 'vision', path: '/vision-mind' },
  { name: 'coach', path: '/my-balanse' },
  { name: 'score', path: '/get-balanse', at: 'FlowScore' },
  { name: 'low-stim', path: '/day-plan', isLowStim: true },
]

mkdirSync(place, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'balanse-pictures-'))
const environment = { ...process.env, BALANSE_DATA: data, PORT: '0', BALANSE_RATE_LIMITS: 'relaxed' }
const told = execFileSync(process.execPath, ['src/cli.ts', 'seed', 'demo'], {
  cwd: root,
  env: environment,
  encoding: 'utf8',
})
const [, email, password] = /(\S+@\S+), password (\S+)/.exec(told) ?? []
const server = spawn(process.execPath, ['src/start.ts'], {
  cwd: root,
  env: environment,
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const url = await new Promise((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (text) => {
      output += text
      const ready = /Balanse is ready: (http:\S+)/.exec(output)
      if (ready) resolve(ready[1])
    })
    server.on('exit', () => reject(new Error(`The server ended:\n${output}`)))
  })
  const reply = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!reply.ok) throw new Error(`The demo account could not sign in: ${await reply.text()}`)
  const session = await reply.text()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: size,
      deviceScaleFactor: 2,
      colorScheme: theme,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    })
    await context.addInitScript((text) => localStorage.setItem('balanse-session', text), session)
    for (const { name, path, at, isLowStim } of pictures) {
      const page = await context.newPage()
      await lowStim(url, session, isLowStim === true)
      await page.goto(url + path, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      // What floats is part of the frame, not of the picture.
      await page.addStyleTag({ content: '[data-floating], .fixed.z-20 { visibility: hidden }' })
      if (at) {
        await page
          .getByRole('region', { name: at })
          .evaluate((part) => part.scrollIntoView({ block: 'start' }))
        // Clear of the header, which stays.
        await page.evaluate(() => scrollBy(0, -84))
      }
      await page.evaluate(() => document.fonts.ready)
      await sharp(await page.screenshot())
        .webp({ quality: 78 })
        .toFile(join(place, `${name}-${theme}.webp`))
      await page.close()
    }
    await context.close()
  }
  await lowStim(url, session, false)
  await drawIcons(browser)
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.on('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}

async function lowStim(url, session, isOn) {
  await fetch(`${url}/api/profile`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${JSON.parse(session).access_token}`,
    },
    body: JSON.stringify({ preferences: { lowStimMode: isOn } }),
  })
}

async function drawIcons(browser) {
  const logo = readFileSync(join(root, 'src/shell/favicon.svg'), 'utf8')
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  const draw = async (width, height, html, file) => {
    await page.setViewportSize({ width, height })
    await page.setContent(
      `<body style="margin:0;background:#fbfaf6;display:grid;place-items:center;height:100vh">${html}</body>`,
    )
    await sharp(await page.screenshot())
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(place, file))
  }
  const mark = (width) => `<div style="width:${width}px">${logo}</div>`
  await draw(192, 192, mark(150), 'icon-192.png')
  await draw(512, 512, mark(400), 'icon-512.png')
  await draw(512, 512, mark(300), 'icon-maskable-512.png')
  const words = `<div style="display:flex;align-items:center;gap:56px;font:500 76px Georgia,serif;color:#14232c">${mark(210)}<div>Your life in flow.<div style="font:400 32px sans-serif;color:#44545e;margin-top:18px">Define your vision. Plan your days. Reflect regularly.</div></div></div>`
  await draw(1200, 630, words, 'share.png')
}
