/** A page with nothing on it: what the framework itself costs. */
export default function EmptyPage() {
  return null
}
