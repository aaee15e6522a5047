import { anchorOf } from './anchor-of'

/** A section's heading, with an id to link to. */
export function LegalHeading({ children }: { children: string }) {
  return <h2 id={anchorOf(children)}>{children}</h2>
}
