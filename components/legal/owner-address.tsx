import type { Owner } from '@/lib/legal/schema'

export function OwnerAddress({ owner }: { owner: Owner }) {
  return (
    <address>
      {owner.name}
      <br />
      {owner.street}
      <br />
      {owner.zip} {owner.city}
      <br />
      {owner.country}
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
