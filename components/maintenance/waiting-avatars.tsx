/** Four drawn heads with different hair and headphones. */
export function WaitingAvatars() {
  return (
    <span className="flex -space-x-2" aria-hidden="true">
      {people.map(({ ground, skin, clothes, hair, hairShape, longHair, phones }) => (
        <svg key={ground} viewBox="0 0 40 40" className="size-9 rounded-full sm:size-10 ring-2 ring-ground">
          <rect width="40" height="40" fill={ground} />
          {longHair && <path d={longHair} fill={hair} />}
          <path d="M6 44c0-10 5-15 14-15s14 5 14 15Z" fill={clothes} />
          <path d="M16.5 24h7v6a3.5 3.5 0 0 1-7 0Z" fill={skin} />
          <ellipse cx="20" cy="18.5" rx="7" ry="8" fill={skin} />
          <path d={hairShape} fill={hair} />
          <path d="M11.5 19v-2a8.5 9 0 0 1 17 0v2" fill="none" stroke={phones} strokeWidth="2" />
          <rect x="10" y="16.5" width="4" height="7" rx="2" fill={phones} />
          <rect x="26" y="16.5" width="4" height="7" rx="2" fill={phones} />
        </svg>
      ))}
    </span>
  )
}

interface Person {
  ground: string
  skin: string
  clothes: string
  hair: string
  hairShape: string
  /** Drawn behind the neck. */
  longHair?: string
  phones: string
}

const people: readonly Person[] = [
  {
    ground: '#3f4a54',
    skin: '#e9b995',
    clothes: '#1c1815',
    hair: '#3a2618',
    hairShape: 'M12.5 18C11 6 29 6 27.5 18c-2-4-5-5-8-3.2-3 1.2-5 .8-7 3.2Z',
    phones: '#f0c987',
  },
  {
    ground: '#6b4a3a',
    skin: '#8a5a3c',
    clothes: '#ffcc73',
    hair: '#17110d',
    hairShape: 'M12 19C9.5 4.5 30.5 4.5 28 19c-.8-5-3.8-7.5-8-7.5S12.8 14 12 19Z',
    phones: '#fff9ef',
  },
  {
    ground: '#12613a',
    skin: '#f3d2b8',
    clothes: '#86dcae',
    longHair: 'M11.5 31V18a8.5 9 0 0 1 17 0v13Z',
    hair: '#c9763a',
    hairShape: 'M12.5 18.5C11 6 29 6 27.5 18.5c-1-3.5-3-5-5.5-6-2 3-6 3-9.5 6Z',
    phones: '#1c1815',
  },
  {
    ground: '#4a2f4f',
    skin: '#c98f66',
    clothes: '#d8cfbc',
    hair: '#0f0d14',
    hairShape: 'M12.7 17C11.5 5.5 28.5 5.5 27.3 17c-2-3-4.3-4-7.3-4s-5.3 1-7.3 4Zm4.3-9.5a3 3 0 1 1 6 0Z',
    phones: '#f2b5a7',
  },
]
