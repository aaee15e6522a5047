/** A handler that does nothing: what the framework itself costs. */
export function POST(): Response {
  return new Response(null, { status: 204 })
}
