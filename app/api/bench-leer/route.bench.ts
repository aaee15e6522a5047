/** An empty handler, to measure the framework's own cost. */
export function POST(): Response {
  return new Response(null, { status: 204 })
}
