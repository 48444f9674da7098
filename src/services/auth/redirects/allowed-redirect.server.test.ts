import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseRedirect, isAllowedRedirect, type RedirectRules } from './allowed-redirect.server.ts'

const rules: RedirectRules = {
  siteUrl: 'https://balanse.example.org',
  allow: [
    'https://*.preview.example.org/**',
    'https://app.example.net/back',
    'org.example.app://signed-in/**',
  ],
}

test.each([
  'https://balanse.example.org',
  'https://balanse.example.org/welcome?a=b#c',
  'https://BALANSE.example.org:443/',
  'https://one.preview.example.org/deep/path?x=1',
  'https://app.example.net/back',
  'https://app.example.net/back#part',
  'org.example.app://signed-in/home',
  'http://127.0.0.1:8123/callback',
  'http://[::1]:8123/callback',
])('%s is allowed', (address) => {
  expect(isAllowedRedirect(address, rules)).toBe(true)
})

test.each([
  'https://evil.example',
  'http://balanse.example.org/',
  'https://balanse.example.org:8443/',
  'https://balanse.example.org.evil.example/',
  'https://balanse.example.org@evil.example/',
  'https://evil.example\\@balanse.example.org/',
  'https:\\\\evil.example',
  '//evil.example/',
  '/welcome',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://balanse.example.org\t.evil.example/',
  'https://balanse.example.org%2eevil.example/',
  'https://balanse.example.org%00.evil.example/',
  'https://bаlanse.example.org/',
  'https://evil.example/?x.preview.example.org/',
  'https://evil.example/.preview.example.org/',
  'https://evil?.preview.example.org/',
  'https://evil#.preview.example.org/',
  'https://one.two.preview.example.org/',
  'https://app.example.net/back/more',
  'https://app.example.net/back?more=1',
  'https://app.example.net/',
  'https://balanse.example.org/a\nb',
  'https://balanse.example.org/\\evil.example',
  'org.example.app://somebody@signed-in/home',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://169.254.169.254/latest',
  'https://203.0.113.7/',
  'http://[::ffff:203.0.113.7]/',
  'http://localhost:3000/',
  'javascript:alert(1)',
  'javascript://balanse.example.org/%0aalert(1)',
  'data:text/html,x',
  'org.example.app:signed-in/home',
  'org.example.app://elsewhere/home',
  'org.example.other://signed-in/home',
  `https://balanse.example.org/${'x'.repeat(2_000)}`,
])('%s is not allowed', (address) => {
  expect(isAllowedRedirect(address, rules)).toBe(false)
})

test('on the machine of a developer every port of the product counts as the product', () => {
  const local = { siteUrl: 'http://localhost:3000', allow: [] }
  expect(isAllowedRedirect('http://localhost:5173/x', local)).toBe(true)
  expect(isAllowedRedirect('https://localhost:3000/', local)).toBe(false)
})

test('what is not allowed is passed over, and in the end there is the product', () => {
  expect(chooseRedirect([undefined, 'https://evil.example', 'https://balanse.example.org/x'], rules)).toBe(
    'https://balanse.example.org/x',
  )
  expect(chooseRedirect(['', 'https://evil.example'], rules)).toBe(rules.siteUrl)
})

const pieces =
  'https: http: / // \\ @ : ? # %2e %40 . .. [ ] 443 balanse.example.org evil.example one.preview.example.org evil app.example.net 127.0.0.1'.split(
    ' ',
  )

test('whatever is pieced together, a browser ends up on a host of the list', () => {
  const piece = fc.constantFrom(...pieces)
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 9 }), (chosen) => {
      const address = chosen.join('')
      if (!isAllowedRedirect(address, rules)) return
      const { hostname, protocol, username } = new URL(address, 'https://relative.example')
      expect(username).toBe('')
      expect(['https:', 'http:']).toContain(protocol)
      expect(hostname).toMatch(
        /^(balanse\.example\.org|[^.]*\.preview\.example\.org|app\.example\.net|127\.0\.0\.1)$/,
      )
    }),
    { numRuns: 50_000 },
  )
})
