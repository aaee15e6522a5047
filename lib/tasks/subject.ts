/** The subject of a task about two things, as one text. */
export function pairSubject(first: string, second: string): string {
  return `${first} ${second}`
}

/** The two things that a task is about. */
export function pairOf(subject: string): [first: string, second: string] {
  const [first = '', second = ''] = subject.split(' ')
  return [first, second]
}
