/** What is so on this server today. */
export default function IntegrationsScreen() {
  return (
    <div className="max-w-column">
      <h1>Integrations</h1>
      <p className="mt-6 max-w-measure text-lg">No integration is set up on this server.</p>
      <p className="mt-4 max-w-measure text-ink-2">
        Nothing of yours is sent to another service, and nothing is fetched from one.
      </p>
    </div>
  )
}
