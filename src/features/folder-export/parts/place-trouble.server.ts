/** Why a file could not be written, in a sentence for the person. */
export class PlaceTrouble extends Error {
  constructor(status: number) {
    super(sentences[status] ?? `The other server answered with ${status}.`)
    this.name = 'PlaceTrouble'
  }
}

const refused = 'The other server does not accept the name and password, or does not let them write there.'
const sentences: Readonly<Record<number, string>> = {
  401: refused,
  403: refused,
  404: 'There is no such folder on the other server.',
  405: 'The other server does not take files at this address.',
  409: 'There is no such folder on the other server.',
  413: 'The other server does not take a file as large as one of yours.',
  423: 'A file there is locked by another program.',
  429: 'The other server asks to wait.',
  507: 'There is no room left on the other server.',
}

/** What every file is asked with: answers are not read, and a slow store is given time. */
export const limits = { most: 64 * 1024, patienceMs: 30_000 } as const
