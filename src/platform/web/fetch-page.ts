/** One of the site's own pages as a document that nothing has run in, or null when it cannot be had. */
export async function fetchPage(path: string): Promise<Document | null> {
  try {
    const response = await fetch(path)
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null
  } catch {
    return null
  }
}
