import { refuse } from './refusals.server.ts'

export interface Page {
  /** From 1. */
  page: number
  perPage: number
}

type Given = string | string[] | undefined

/** The page that an admin list is asked for; the empty text means the default. Throws validation_failed. */
export function readPage({ page, per_page }: { page?: Given; per_page?: Given }): Page {
  return {
    page: readCount('page', page, 1),
    perPage: Math.min(readCount('per_page', per_page, 50), 1000),
  }
}

function readCount(name: string, given: Given, otherwise: number): number {
  if (given === undefined || given === '') return otherwise
  if (!/^\d{1,9}$/.test(String(given)) || Number(given) === 0)
    throw refuse('validation_failed', `Bad Pagination Parameters: ${name} must be a whole number from 1`)
  return Number(given)
}

/** The Link header. The client reads the first parameter of each link as its page, so `page` stands first. */
export function linkPages(
  path: string,
  { page, perPage }: Page,
  total: number,
  more: Record<string, string>,
): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (number: number, rel: string) => {
    const query = new URLSearchParams({ page: String(number), per_page: String(perPage) })
    for (const [name, value] of Object.entries(more)) if (value) query.set(name, value)
    return `<${path}?${query}>; rel="${rel}"`
  }
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
