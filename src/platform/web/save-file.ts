/** Hands a file to the browser, which asks or saves it as the person has set it up. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click; a minute is plenty, and the memory comes back.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
