export function POST(): Response {
  return new Response(null, { status: 204 })
}
