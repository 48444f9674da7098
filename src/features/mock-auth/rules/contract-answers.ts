import { safeParse, type $ZodType } from 'zod/v4/core'
import type { CallOutput, Endpoint, HandlerInput } from '#platform/contract/endpoint.ts'
import { CallError, type ErrorBody } from '#platform/contract/errors.ts'

/** What answers the calls of a contract; what is left out is not there. */
export type Answers<Contract> = {
  [Name in keyof Contract]?: Contract[Name] extends Endpoint
    ? (input: HandlerInput<Contract[Name]>) => CallOutput<Contract[Name]>
    : never
}

export interface Given {
  method: string
  /** Under `/api`. */
  path: string
  query: Record<string, string>
  body: unknown
}

export interface Reply {
  status: number
  body: unknown
}

/** One contract with its answers; undefined when no call of it is meant. */
export type Answerer = (given: Given) => Reply | undefined

/** Answers a contract as the server would: input checked, refusals in the one shape of every refusal. */
export function answerContract<Contract extends Record<string, Endpoint>>(
  contract: Contract,
  answers: Answers<Contract>,
): Answerer {
  const calls = Object.entries(contract).flatMap(([name, endpoint]) => {
    const run = answers[name] as ((input: unknown) => unknown) | undefined
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    return run ? [{ endpoint, run, pattern }] : []
  })
  return (given) => {
    for (const { endpoint, run, pattern } of calls) {
      const match = endpoint.method === given.method ? pattern.exec(given.path) : null
      if (match) return runChecked(endpoint, run, { ...given, params: { ...match.groups } })
    }
    return undefined
  }
}

function runChecked(
  endpoint: Endpoint,
  run: (input: unknown) => unknown,
  given: Given & { params: Record<string, string> },
): Reply {
  try {
    const body = run({
      params: checked(endpoint.params, given.params),
      query: checked(endpoint.query, given.query),
      body: checked(endpoint.body, given.body),
    })
    return { status: 200, body }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { code, message, current } = error
    return { status: error.status, body: { code, message, current } satisfies ErrorBody }
  }
}

function checked(shape: $ZodType | undefined, value: unknown): unknown {
  if (!shape) return undefined
  const { success, data, error } = safeParse(shape, value)
  if (success) return data
  throw new CallError(422, {
    code: 'invalid',
    message: error.issues[0]?.message ?? 'This cannot be taken.',
  })
}
