import type { LanguageModel } from 'ai'
import type { AiConfig } from '#platform/config.server.ts'
import type { WrittenBy } from '../contract.ts'
import type { Prompt } from '../prompts/build-prompt.ts'
import { boundedReply } from './bounded-reply.server.ts'

/** How long a provider may take, in milliseconds. */
export interface Timings {
  firstToken: number
  betweenTokens: number
  whole: number
}
export const defaultTimings: Timings = { firstToken: 8_000, betweenTokens: 8_000, whole: 30_000 }

export type ModelEvent =
  | { type: 'delta'; delta: string }
  /** What the provider says it counted; null when it says nothing. */
  | { type: 'usage'; tokensIn: number | null; tokensOut: number | null }

/** The provider gave nothing that can be used: refused, silent, too slow, or cut off. */
export class ProviderFailed extends Error {
  /** It did not begin, or stopped in the middle, for longer than anybody waits. */
  isTooSlow = false
}

export interface ModelEngine {
  writtenBy: WrittenBy
  /**
   * The reply in pieces, as they come. Throws ProviderFailed, also after some pieces. Ends quietly when `signal`
   * does; a reader that stops early ends the call to the provider. `onSent` gets each body as it leaves.
   */
  stream: (
    prompt: Prompt,
    signal: AbortSignal,
    onSent?: (body: string) => void,
  ) => AsyncGenerator<ModelEvent, void, void>
}

/** The model behind the settings, or null when there is none. Nothing is loaded before the first turn. */
export function createModelEngine(config: AiConfig, timings: Timings): ModelEngine | null {
  if (config.provider === 'off') return null
  return {
    writtenBy: { model: config.model, host: hostOf(config) },
    stream: (prompt, signal, onSent) => {
      const fetch = fetchTelling(onSent)
      return streamReply(() => openModel(config, fetch), prompt, signal, timings)
    },
  }
}

function hostOf(config: AiConfig): string {
  return new URL(config.url ?? 'https://api.anthropic.com').host
}

async function openModel(config: AiConfig, fetch: typeof globalThis.fetch): Promise<LanguageModel> {
  if (config.provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({
      apiKey: config.key ?? '',
      fetch,
      ...(config.url ? { baseURL: config.url } : {}),
    })(config.model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const isOpenAi = hostOf(config).endsWith('openai.com')
  return createOpenAICompatible({
    name: 'configured',
    baseURL: config.url ?? '',
    includeUsage: true,
    fetch,
    ...(config.key ? { apiKey: config.key } : {}),
    // OpenAI keeps what it is not asked to forget; other servers may not know the field.
    ...(isOpenAi
      ? { transformRequestBody: (body: Record<string, unknown>) => ({ ...body, store: false }) }
      : {}),
  })(config.model)
}

/**
 * Tells what is sent, byte for byte. A host that was allowed may not hand a person's words on to one that was not, so
 * no redirect is followed. What comes back is bounded.
 */
function fetchTelling(onSent: ((body: string) => void) | undefined): typeof globalThis.fetch {
  return async (input, init) => {
    if (typeof init?.body === 'string') onSent?.(init.body)
    return boundedReply(await globalThis.fetch(input, { ...init, redirect: 'error' }))
  }
}

async function* streamReply(
  model: () => Promise<LanguageModel>,
  prompt: Prompt,
  signal: AbortSignal,
  timings: Timings,
): AsyncGenerator<ModelEvent, void, void> {
  const ended = new AbortController()
  const end = () => ended.abort()
  if (signal.aborted) return
  signal.addEventListener('abort', end, { once: true })
  const whole = setTimeout(end, timings.whole)
  // The SDK's own limits leave the wait for the first piece open, so this watch does both.
  let watch = setTimeout(end, timings.firstToken)
  let failure: unknown = null
  let hasText = false
  try {
    const { streamText } = await import('ai')
    const result = streamText({
      model: await model(),
      instructions: prompt.instructions,
      messages: prompt.messages,
      maxOutputTokens: prompt.maxTokens,
      maxRetries: 1,
      abortSignal: ended.signal,
      // A refusal of the provider ends the text without a throw; only this hears of it.
      onError: ({ error }) => {
        failure = error
      },
    })
    for await (const delta of result.textStream) {
      clearTimeout(watch)
      watch = setTimeout(end, timings.betweenTokens)
      if (delta === '') continue
      hasText = true
      yield { type: 'delta', delta }
    }
    if (signal.aborted) return
    if (failure !== null || ended.signal.aborted || !hasText) throw unusable(failure, ended.signal.aborted)
    // After an end by force this promise would reject; here the text has ended by itself.
    const usage = await Promise.resolve(result.usage).catch(() => null)
    yield { type: 'usage', tokensIn: usage?.inputTokens ?? null, tokensOut: usage?.outputTokens ?? null }
  } catch (error) {
    if (signal.aborted) return
    if (error instanceof ProviderFailed) throw error
    if (ended.signal.aborted) throw unusable(null, true)
    throw new ProviderFailed('The provider did not answer.', { cause: error })
  } finally {
    clearTimeout(watch)
    clearTimeout(whole)
    signal.removeEventListener('abort', end)
    // Also when the reader stopped: the provider then stops writing, and stops charging.
    end()
  }
}

function unusable(failure: unknown, isTooSlow: boolean): ProviderFailed {
  const error = new ProviderFailed(
    'No usable reply.',
    ...(isTooSlow || failure === null ? [] : [{ cause: failure }]),
  )
  error.isTooSlow = isTooSlow
  return error
}
