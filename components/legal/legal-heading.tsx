import { anchorOf } from './anchor-of'

/** The heading of a section, which can be linked. */
export function LegalHeading({ children }: { children: string }) {
  return <h2 id={anchorOf(children)}>{children}</h2>
}
