import { nameLines, placeLines } from '@/lib/legal/owner-names'
import type { Owner } from '@/lib/legal/schema'

export function OwnerAddress({ owner }: { owner: Owner }) {
  return (
    <address>
      {[...nameLines(owner), ...placeLines(owner)].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

export function OwnerContact({ owner }: { owner: Owner }) {
  return (
    <p>
      E-Mail: <a href={`mailto:${owner.email}`}>{owner.email}</a>
      <br />
      Telefon: <a href={`tel:${owner.phone.replaceAll(/[^+\d]/g, '')}`}>{owner.phone}</a>
    </p>
  )
}
