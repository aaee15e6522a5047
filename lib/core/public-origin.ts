/**
 * The shop's address for static pages (canonical links, social images, JSON-LD), known when they are built. What is
 * answered per request reads `env().PUBLIC_ORIGIN` instead.
 */
export function publicOrigin(): URL {
  return new URL(process.env.PUBLIC_ORIGIN || 'http://localhost:3000')
}
