/** Makes the browser save a file. Text is UTF-8. */
export function offerFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
