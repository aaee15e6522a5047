/** An empty page, to measure the framework's own cost. */
export default function EmptyPage() {
  return null
}
