# Varnish 7.1 or newer between the proxy that ends TLS and two store processes: /etc/varnish/shop.vcl.
# The store says what may be kept (docs/adr/0034). This file only decides for whom the cache is asked.
vcl 4.1;

import directors;
import std;

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend store1 {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = ready;
    .first_byte_timeout = 60s;
}

backend store2 {
    .host = "127.0.0.1";
    .port = "3001";
    .probe = ready;
    .first_byte_timeout = 60s;
}

sub vcl_init {
    new stores = directors.round_robin();
    stores.add_backend(store1);
    stores.add_backend(store2);
}

sub vcl_recv {
    set req.backend_hint = stores.backend();

    # Further rounds. The store did not say the key: the last one is used.
    if (req.restarts > 0 && req.http.Shop-Url) {
        set req.grace = 120s;
        return (hash);
    }
    # The key is known, and the request is its own again.
    if (req.restarts > 0) {
        if (!req.http.Shop-Key) {
            return (pass);
        }
        set req.grace = 20s;
        if (req.http.Shop-Away || !std.healthy(req.backend_hint)) {
            set req.grace = 80s;
        }
        return (hash);
    }

    # Only this file writes these.
    unset req.http.Shop-Key;
    unset req.http.Shop-Url;
    unset req.http.Shop-Host;
    unset req.http.Shop-Cookies;
    unset req.http.Shop-Answer;
    unset req.http.Shop-Away;
    if (req.url ~ "^/cache-key") {
        return (synth(404));
    }
    if (req.url ~ "^/svc_flag/stream") {
        return (pipe);
    }
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
        return (pass);
    }

    # Varnish runs with http_gzip_support=off, so that Brotli arrives.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # Files whose names change with their content, and pictures: for everybody, in every revision.
    if (req.url ~ "^/(assets|img)/") {
        unset req.http.Cookie;
        return (hash);
    }

    # The only data that uses the visitor's id; and data without its own address.
    if (req.url ~ "/recommendations(\?|$)") {
        return (pass);
    }
    if (req.http.X-Ironcart-Data && req.url !~ "[?&]_data=") {
        return (pass);
    }

    # The form that shows the decision about cookies.
    if (req.url ~ "[?&]cookies=choose") {
        return (pass);
    }

    # Cookies that no page depends on are left out, and whoever has any other cookie is a shopper, whom the store answers. The
    # decision about cookies is one variant (Vary: Cookie), whatever it is, because pages only depend on whether it was made, and
    # only on sites that ask for it. Add the cookies of your own analytics and the paths of your sites here.
    if (req.http.Cookie) {
        std.collect(req.http.Cookie, "; ");
        set req.http.Shop-Cookies = regsuball(";" + req.http.Cookie,
            "; *(ironcart-visitor|_ga|_ga_[A-Z0-9]+|_gid|_gcl_au|_fbp)=[^;]*", "");
        if (req.http.Shop-Cookies ~ "^[; ]*$") {
            unset req.http.Cookie;
        } elsif (req.http.Shop-Cookies ~ "^; *ironcart-consent=[a-z.]+$") {
            if (req.url ~ "^/(ca|eu|gb)([/?]|$)") {
                set req.http.Cookie = "ironcart-consent=none";
            } else {
                unset req.http.Cookie;
            }
        } else {
            unset req.http.Shop-Cookies;
            return (pass);
        }
        unset req.http.Shop-Cookies;
    }

    # The first round: the key, which changes with the catalogue's revision.
    set req.http.Shop-Url = req.url;
    set req.http.Shop-Host = req.http.Host;
    set req.url = "/cache-key";
    set req.http.Host = "localhost";
    if (std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    }
    return (hash);
}

sub vcl_hash {
    if (req.http.Shop-Key) {
        hash_data(req.http.Shop-Key);
    }
    # Pages do not depend on the parameters that campaigns add to links (campaign-parameters.ts of the storefront), so all
    # campaigns share one entry. The store still receives the whole address, because a redirect keeps them.
    set req.http.Shop-Page = regsub(req.url, "\?", "?&");
    set req.http.Shop-Page = regsuball(req.http.Shop-Page,
        "&([a-z]*clid|utm_\w+|gad_\w+|hsa_\w+|_hs\w+|_ga|_gl|_kx|mc_[ce]id|[gw]braid|msclkid|srsltid|igshid|epik|li_fat_id)(=[^&]*)?(?=&|$)", "");
    set req.http.Shop-Page = regsub(regsub(req.http.Shop-Page, "\?&", "?"), "\?$", "");
    hash_data(req.http.Shop-Page);
    unset req.http.Shop-Page;
    hash_data(req.http.Host);
    return (lookup);
}

sub vcl_backend_fetch {
    unset bereq.http.Shop-Key;
    unset bereq.http.Shop-Url;
    unset bereq.http.Shop-Host;
    unset bereq.http.Shop-Answer;
    unset bereq.http.Shop-Away;
}

sub vcl_backend_response {
    set beresp.keep = 0s;
    set beresp.grace = 0s;

    # The store cannot answer, because its database fails over: what is there stays, and nothing takes its place.
    if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.url == "/cache-key")) {
        return (abandon);
    }
    if (beresp.status >= 500) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }

    # Whatever the store does not call public is not kept, nor is what sets a cookie.
    if (beresp.status != 200 || beresp.http.Set-Cookie || beresp.ttl <= 0s || beresp.http.Vary ~ "\*" ||
        beresp.http.Cache-Control !~ "(^|[ ,])public([ ,]|$)" ||
        beresp.http.Cache-Control ~ "private|no-cache|no-store") {
        set beresp.uncacheable = true;
        set beresp.ttl = 5s;
        return (deliver);
    }
    if (bereq.url ~ "^/(assets|img)/") {
        return (deliver);
    }
    # While no process answers, the last key is used, so that pages are served until their time is over.
    if (bereq.url == "/cache-key") {
        set beresp.grace = 120s;
        return (deliver);
    }
    # Prices, promotions and stock: never longer than this, whatever the answer says. In the last third of an answer's time it
    # is served once more while it is asked for anew, so that nobody waits; after it, never.
    if (beresp.ttl > 60s) {
        set beresp.ttl = 60s;
    }
    set beresp.grace = beresp.ttl * 0.33;
    set beresp.ttl = beresp.ttl - beresp.grace;
    # Answers of 60 s are served for a minute more while the store cannot answer (req.grace): nobody can change a price then.
    if (beresp.grace > 19s) {
        set beresp.grace = 80s;
    }
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    # Another process may answer what only reads.
    if (bereq.method ~ "^(GET|HEAD)$" && bereq.retries == 0) {
        return (retry);
    }
    if (bereq.url == "/cache-key") {
        return (abandon);
    }
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "60";
    synthetic(std.fileread("/etc/varnish/closed.html"));
    return (deliver);
}

sub vcl_pass {
    set req.http.Shop-Answer = "pass";
}

# Nobody said the key: the last one is looked for, and without one the store is asked for the page itself.
sub vcl_synth {
    if (req.http.Shop-Url && resp.status == 503) {
        if (req.http.Shop-Away) {
            set req.url = req.http.Shop-Url;
            set req.http.Host = req.http.Shop-Host;
            unset req.http.Shop-Url;
            unset req.http.Shop-Host;
        } else {
            set req.http.Shop-Away = "yes";
        }
        return (restart);
    }
}

sub vcl_deliver {
    # An older answer is better than none.
    if (resp.status == 503 && req.http.Shop-Key && !req.http.Shop-Url && !req.http.Shop-Away) {
        set req.http.Shop-Away = "yes";
        return (restart);
    }
    if (req.http.Shop-Url) {
        set req.http.Shop-Key = resp.http.Ironcart-Cache-Key;
        set req.url = req.http.Shop-Url;
        set req.http.Host = req.http.Shop-Host;
        unset req.http.Shop-Url;
        unset req.http.Shop-Host;
        return (restart);
    }
    if (req.http.Shop-Answer) {
        set resp.http.Ironcart-Cache = req.http.Shop-Answer;
    } elsif (obj.hits > 0) {
        set resp.http.Ironcart-Cache = "hit";
    } else {
        set resp.http.Ironcart-Cache = "miss";
    }
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
