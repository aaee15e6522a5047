/** Measures the framework's own cost. */
export default function EmptyPage() {
  return null
}
