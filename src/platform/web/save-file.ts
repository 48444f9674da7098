/** Hands a file to the browser, which asks or saves it as the person has set it up. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  saveFrom(address, name)
  // The browser reads it after the click; a minute is plenty, and the memory comes back.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Has the browser save what an address of ours answers; without a name it has the one that the server says. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
