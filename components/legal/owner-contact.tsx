import type { Owner } from '@/lib/legal/schema'

export function OwnerContact({ owner }: { owner: Owner }) {
  return (
    <p>
      E-Mail: <a href={`mailto:${owner.email}`}>{owner.email}</a>
      <br />
      Telefon: <a href={`tel:${owner.phone.replaceAll(/[^+\d]/g, '')}`}>{owner.phone}</a>
    </p>
  )
}
