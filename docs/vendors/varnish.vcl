vcl 4.1;

# Varnish 7 in the place of a CDN: see docs/cdn.md. tests/servers/cdn.servers.ts tests this file.
# Start it with the secret of purges in the environment variable PURGE_TOKEN. The site needs
#   CDN_PURGE_URL=http://varnish/purge
#   CDN_PURGE_HEADER=Authorization: Bearer <PURGE_TOKEN>
import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/api/ready/";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.method == "POST" && req.url == "/purge") {
    if (!std.getenv("PURGE_TOKEN") || req.http.Authorization != "Bearer " + std.getenv("PURGE_TOKEN")) {
      return (synth(403));
    }
    # The tags are in Surrogate-Key with spaces between them, and in the Cache-Tag of responses with commas.
    set req.http.X-Tags = regsuball(req.http.Surrogate-Key, "[.+?*()\[\]{}^$|\\]", "\\\0");
    if (!std.ban("obj.http.Cache-Tag ~ (^|,)(" + regsuball(req.http.X-Tags, " ", "|") + ")(,|$)")) {
      return (synth(400, std.ban_error()));
    }
    return (synth(204));
  }

  # Editors in preview, and "/", which redirects to the language of the visitor.
  if (req.http.Cookie ~ "(^|; ?)__Host-preview=" || req.url ~ "^/(\?|$)") {
    return (pass);
  }
  # Other responses do not depend on cookies: consent, language and analytics are for the browser.
  unset req.http.Cookie;

  # Parameters of campaigns, on which no response depends (No-Vary-Search), and the order of parameters.
  set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_eid|_gl)=[^&]*&?", "");
  set req.url = std.querysort(regsub(req.url, "[?&]+$", ""));

  # Pictures have as many variants as formats (Vary: Accept), not as many as browsers write Accept.
  if (req.url ~ "^/_next/image/" && req.http.Accept ~ "image/avif") {
    set req.http.Accept = "image/avif,image/webp";
  } elsif (req.url ~ "^/_next/image/" && req.http.Accept ~ "image/webp") {
    set req.http.Accept = "image/webp";
  } else {
    set req.http.Accept = "*/*";
  }

  # Stale responses are for revalidation (see below), or for up to a day while the site fails.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10m;
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # Errors and redirects are not stored. The next request may store another response.
  if (beresp.status != 200) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "stale-while-revalidate") {
    # The site has sent a stale response and is rendering it again: Varnish would not store it, and asks again instead.
    if (beresp.ttl <= 0s && beresp.http.Age) {
      set beresp.ttl = 1s;
    }
    if (beresp.http.Cache-Control ~ "stale-if-error") {
      set beresp.grace = 1d;
    }
  } else {
    # Without it, the response changes at a known time, as at the end of an embargo.
    set beresp.grace = 0s;
  }
}

sub vcl_deliver {
  set resp.http.X-Cache = "MISS";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  }
  # These are for caches.
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.Surrogate-Key;
}
