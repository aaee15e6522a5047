const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => Reflect.get(entities, character))
}

/** Turns addresses into links and keeps line breaks. */
export function linkedHtml(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/)
    .map((piece, index) => {
      const html = escapeHtml(piece).replaceAll('\n', '<br />')
      return index % 2 === 1 ? `<a href="${html}">${html}</a>` : html
    })
    .join('')
}
