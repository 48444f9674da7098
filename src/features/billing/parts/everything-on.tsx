/** What is so on a server that sells nothing; no plan and no price is invented. */
export function EverythingOn() {
  return (
    <>
      <p className="mt-6 max-w-measure text-lg">
        Everything is on – billing is off on this server. Nothing is sold here and nothing is charged.
      </p>
      <Facts
        facts={[
          ['Plan', 'Everything included'],
          ['Price', 'Nothing'],
          ['Card on file', 'None, and none is asked for'],
        ]}
      />
    </>
  )
}

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="mt-10 max-w-measure border-t border-line">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-3">
          <dt className="text-ink-2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
