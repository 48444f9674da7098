-- Pictures of people. Private like every bucket: a person has the folder of their id in it, and shows a file by an address
-- that is signed for an hour.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', false, 1000000, array['image/webp', 'image/png']);
