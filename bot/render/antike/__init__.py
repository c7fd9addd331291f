"""Pictures of an Antike position: map, rondel, nation cards."""
