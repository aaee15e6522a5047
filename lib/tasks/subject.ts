/** Encodes a task's two objects as its subject. */
export function pairSubject(first: string, second: string): string {
  return `${first} ${second}`
}

/** Decodes a subject into its two objects. */
export function pairOf(subject: string): [first: string, second: string] {
  const [first = '', second = ''] = subject.split(' ')
  return [first, second]
}
