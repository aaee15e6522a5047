/** Four drawn heads, each with its own hair and headphones. */
export function WaitingAvatars() {
  return (
    <span className="flex -space-x-2.5" aria-hidden="true">
      {people.map(({ ground, skin, clothes, hair, hairShape, phones }) => (
        <svg key={ground} viewBox="0 0 40 40" className="size-10 rounded-full ring-2 ring-ground">
          <rect width="40" height="40" fill={ground} />
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

const people = [
  {
    ground: '#34506b',
    skin: '#e9b995',
    clothes: '#111828',
    hair: '#3a2618',
    hairShape: 'M12.5 17C12 9 28 9 27.5 17c-2-4-5-4.5-8-3-3 1.2-5 1-7 3Z',
    phones: '#c8f169',
  },
  {
    ground: '#6b4a3a',
    skin: '#8a5a3c',
    clothes: '#ffcb6b',
    hair: '#17110d',
    hairShape: 'M12 18C9 7 31 7 28 18c-1-5-4-6.5-8-6.500S13 13 12 18Z',
    phones: '#eef2f9',
  },
  {
    ground: '#3b5a4c',
    skin: '#f3d2b8',
    clothes: '#6fe0b1',
    hair: '#c9763a',
    hairShape: 'M11.5 27C8 8 32 8 28.5 27c-1.5-2-2-9-3-12-3 .5-8-.5-10-2.5-2 3-2.5 12-4 14.500Z',
    phones: '#0a0f1c',
  },
  {
    ground: '#4d4670',
    skin: '#c98f66',
    clothes: '#a6b2c8',
    hair: '#0f0d14',
    hairShape: 'M13 15c0-8 14-8 14 0-2-2-4-2.5-7-2.500S15 13 13 15Zm4.5-7a2.5 2.5 0 1 1 5 0Z',
    phones: '#ff9a8f',
  },
]
