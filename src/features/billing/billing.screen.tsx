/** What is so on this server today; no plan and no price is invented. */
export default function BillingScreen() {
  return (
    <div className="max-w-column">
      <h1>Billing &amp; Subscription</h1>
      <p className="mt-6 max-w-measure text-lg">
        Everything is on. Billing is off on this server, nothing is charged.
      </p>
      <dl className="mt-10 max-w-measure border-t border-line">
        <Fact name="Plan" value="Everything included" />
        <Fact name="Price" value="Nothing" />
        <Fact name="Card on file" value="None, and none is asked for" />
      </dl>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <dt className="text-ink-2">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
