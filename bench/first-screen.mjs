// What a browser really loads for the first signed-in screen, until it is quiet and nothing was pressed.
import { chromium } from '@playwright/test'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Bytes on the wire by kind, for a person who is signed in and opens /home with an empty cache. */
export async function measureFirstScreen(url) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args,
  })
  try {
    const answer = await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `screen-${Date.now()}@bench.example`, password: 'a long enough phrase' }),
    })
    const session = await answer.text()
    const page = await browser.newPage()
    await page.addInitScript((text) => localStorage.setItem('balanse-session', text), session)
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    const kinds = new Map()
    const found = { script: 0, style: 0, font: 0, files: 0 }
    client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId)
      if (kind === 'Script') {
        found.script += encodedDataLength
        found.files += 1
      } else if (kind === 'Stylesheet') found.style += encodedDataLength
      else if (kind === 'Font') found.font += encodedDataLength
    })
    await page.goto(`${url}/home`, { waitUntil: 'networkidle' })
    return found
  } finally {
    await browser.close()
  }
}
