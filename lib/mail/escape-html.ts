const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const

/** Text for HTML, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => Reflect.get(entities, character))
}

/** Text for HTML between tags, in which addresses are links and line breaks stay. */
export function linkedHtml(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/)
    .map((piece, index) => {
      const html = escapeHtml(piece).replaceAll('\n', '<br />')
      return index % 2 === 1 ? `<a href="${html}">${html}</a>` : html
    })
    .join('')
}
