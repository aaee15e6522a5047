import type { Owner } from '@/lib/legal/schema'

/** Name and postal address of the shop's owner. */
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
