import { expect, vi } from 'vitest'
import { readMessages, readOutbox, type SentLetter } from '../../../../test/outbox.ts'
import { createTestApp, type Answer, type TestApp } from '../../../../test/app.ts'

export const version = { 'x-supabase-api-version': '2024-01-01' }
export const password = 'a long enough phrase'

let made = 0
export const newEmail = () => `letter-${process.pid}-${made++}@example.org`
export const newPhone = () =>
  `4420${String(process.pid % 10_000).padStart(4, '0')}${String(made++).padStart(4, '0')}`

export interface LetterApp extends TestApp {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The newest letter to an address, once there are `count` of them. */
  letter(to: string, count?: number): Promise<SentLetter>
  message(to: string, count?: number): Promise<string>
  /** Follows the link of a letter and answers where it leads. */
  follow(link: string): Promise<URL>
  /** An account that is confirmed, by its letter. */
  joinByLetter(
    email?: string,
  ): Promise<{ email: string; token: string; userId: string; call: TestApp['call'] }>
}

/** A server that wants every address proven, with its letters and messages in the outbox. */
export async function createLetterApp(settings: Record<string, string> = {}): Promise<LetterApp> {
  const app = await createTestApp({
    BALANSE_AUTOCONFIRM_EMAIL: 'false',
    BALANSE_PROVIDER_PHONE: 'true',
    BALANSE_SMS: 'outbox',
    ...settings,
  })
  const post: LetterApp['post'] = (path, body, headers) =>
    app.call('POST', `/auth/v1${path}`, body, { ...version, ...headers })
  const letter: LetterApp['letter'] = (to, count = 1) =>
    vi.waitFor(
      () => {
        const letters = readOutbox(app.config.dataDir, to)
        expect(letters.length).toBeGreaterThanOrEqual(count)
        return letters.at(-1) as SentLetter
      },
      { timeout: 10_000, interval: 10 },
    )
  return {
    ...app,
    post,
    letter,
    message: (to, count = 1) =>
      vi.waitFor(
        () => {
          const messages = readMessages(app.config.dataDir, to)
          expect(messages.length).toBeGreaterThanOrEqual(count)
          return messages.at(-1)?.code ?? ''
        },
        { timeout: 10_000, interval: 10 },
      ),
    async follow(link) {
      const { pathname, search } = new URL(link)
      const answer = await app.call('GET', pathname + search)
      expect(answer.status).toBe(303)
      return new URL(String(answer.headers.location))
    },
    async joinByLetter(email = newEmail()) {
      const before = readOutbox(app.config.dataDir, email).length
      await post('/signup', { email, password })
      const { code } = await letter(email, before + 1)
      const { body } = await post('/verify', { type: 'signup', email, token: code })
      const authorization = `Bearer ${body.access_token}`
      return {
        email,
        token: body.access_token,
        userId: body.user.id,
        call: (method, path, given, headers) =>
          app.call(method, path, given, { ...version, authorization, ...headers }),
      }
    },
  }
}

/** The parameters of a fragment. */
export function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
}

/** Whatever is in doubt is settled when the server has ended: letters on their way are written by then. */
export async function lettersAfterEnd(app: TestApp, to: string): Promise<SentLetter[]> {
  await app.app.close()
  return readOutbox(app.config.dataDir, to)
}
